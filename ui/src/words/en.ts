import cards from '../routes/cards/words/en.json'
import coach from '../routes/coach/words/en.json'
import decks from '../routes/decks/words/en.json'
import draft from '../routes/draft/words/en.json'
import home from '../routes/home/words/en.json'
import learn from '../routes/learn/words/en.json'
import mail from '../routes/mail/words/en.json'
import replay from '../routes/replay/words/en.json'
import rules from '../routes/rules/words/en.json'
import scenarios from '../routes/scenarios/words/en.json'
import table from '../routes/table/words/en.json'
import shared from './en.json'

export default { ...shared, ...cards, ...coach, ...decks, ...draft, ...home, ...learn, ...mail, ...replay, ...rules, ...scenarios, ...table }
