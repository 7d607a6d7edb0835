/** Copies the text of a field; where the browser gives no clipboard, as over plain http, by the old command. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.focus()
    field.select() // and if the command is refused too, Ctrl+C copies what is selected
    return document.execCommand('copy')
  }
}
