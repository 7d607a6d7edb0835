/** Says at which ends of a row more lies than is in sight (`data-more`), so that styles can show that it goes on. */
export function goesOn(row: HTMLElement): { destroy(): void } {
  const look = (): void => {
    const left = Math.abs(row.scrollLeft)
    const ends = [...(left > 1 ? ['before'] : []), ...(row.scrollWidth - row.clientWidth - left > 1 ? ['after'] : [])]
    if (ends.length) row.dataset['more'] = ends.join(' ')
    else delete row.dataset['more']
  }
  const sizes = new ResizeObserver(look)
  const observe = (): void => {
    sizes.disconnect()
    for (const each of [row, ...row.children]) sizes.observe(each)
  }
  const contents = new MutationObserver(observe)
  contents.observe(row, { childList: true })
  row.addEventListener('scroll', look, { passive: true })
  observe()
  return {
    destroy() {
      sizes.disconnect()
      contents.disconnect()
      row.removeEventListener('scroll', look)
    },
  }
}
