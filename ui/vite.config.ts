// The page is built into the Python package; while developing, `npm run dev` passes requests on to a running server.
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The fonts that the page brings with it. The SIL Open Font License goes with every copy, and so does whose they are: one package forgets it. */
const FONTS = {
  '@fontsource/alegreya': '',
  '@fontsource-variable/source-sans-3': "© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'\n\n",
}

/** What at least four pages need is one file: the head of each answer is as long as a small file. */
const SHARED = { name: 'shared', test: /src[\\/]lib[\\/]/, minShareCount: 4 }

function licencesOfFonts(): Plugin {
  return {
    name: 'licences-of-fonts',
    apply: 'build',
    generateBundle() {
      for (const [name, whose] of Object.entries(FONTS)) {
        const licence = readFileSync(`node_modules/${name}/LICENSE`, 'utf8')
        this.emitFile({ type: 'asset', name: `${name.split('/')[1]}-licence.txt`, source: whose + licence })
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), licencesOfFonts()],
  build: {
    outDir: '../src/herna/server/static',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'], // the first that know light-dark()
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/health': 'http://127.0.0.1:8000' } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'] },
})
