/** The edit distance (changed, missing, added or swapped letters), up to a limit. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [older, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (i > 1 && j > 1 && isSwap) least = Math.min(least, (older[j - 2] ?? 0) + 1)
      row.push(least)
    }
    ;[older, last] = [last, row]
  }
  return last[b.length] ?? most + 1
}
