import cards from '../routes/cards/words/cs.json'
import coach from '../routes/coach/words/cs.json'
import decks from '../routes/decks/words/cs.json'
import draft from '../routes/draft/words/cs.json'
import home from '../routes/home/words/cs.json'
import learn from '../routes/learn/words/cs.json'
import mail from '../routes/mail/words/cs.json'
import replay from '../routes/replay/words/cs.json'
import rules from '../routes/rules/words/cs.json'
import scenarios from '../routes/scenarios/words/cs.json'
import table from '../routes/table/words/cs.json'
import shared from './cs.json'

export default { ...shared, ...cards, ...coach, ...decks, ...draft, ...home, ...learn, ...mail, ...replay, ...rules, ...scenarios, ...table }
