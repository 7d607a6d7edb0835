const DAY = 86_400 // seconds

/** A number of seconds as a clock shows them: `0:09`, `12:34`, `1:02:03`, from two days on `2 d 5 h`. */
export function digits(left: number): string {
  const seconds = Math.max(0, Math.ceil(left))
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / 3600)} h`
  const two = (part: number) => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
