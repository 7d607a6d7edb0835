import { mount } from 'svelte'
import App from './App.svelte'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import { settings } from './lib/settings.svelte'
import { loadWords } from './lib/words'

settings.show()
await loadWords(settings.language)
export default mount(App, { target: document.body })
