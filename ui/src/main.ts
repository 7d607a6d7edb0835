import { mount } from 'svelte'
import App from './App.svelte'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import { settings } from './lib/settings.svelte'

settings.show()
export default mount(App, { target: document.body })
