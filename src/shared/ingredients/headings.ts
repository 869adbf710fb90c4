/** Section names that may stand alone in a line. */
const sections =
  /^(?:(?:optional )?toppings?|fillings?|dressing|marinade|crust|frosting|icing|glaze|garnish(?:es)?|(?:to|for) (?:serve|serving|garnish|finish|decorate)|ingredients|streusel|crumble|assembly|pastry|you will need)$/i

const foodsInCapitals =
  /^(?:SALT|PEPPER|WATER|OIL|BUTTER|EGGS?|SUGAR|FLOUR|MILK|OLIVE OIL|SALT (?:AND|&) PEPPER|ICE)$/

/** The text of a heading ('For the topping:', 'TOPPING', '**Filling**'), if the line is one. */
export function headingOf(line: string): string | undefined {
  if (line.length > 120) return undefined
  const marked = /^\s*(?:\*\*|__|#{1,6}\s|\[|-{2,9}|={2,9})/.test(line)
  const words = line
    .replace(/[*_#=[\]]/g, ' ')
    .replace(/-{2,9}/g, ' ')
    .trim()
  const text = words.replace(/[:\s]{1,9}$/, '').trim()
  if (text === '' || /[\d¼½¾⅐-⅞]/.test(text) || !/\p{L}/u.test(text)) return undefined
  const isClosed = /:\s*$/.test(words)
  const many = text.split(/\s+/).length
  const isForPart = /^for (?:the|an?|your) /i.test(text) && many <= 8 && !/[:,]/.test(text)
  const isCapitals =
    many <= 5 && text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase()
  const isHeading =
    (isClosed && many <= 10) ||
    (marked && many <= 6) ||
    isForPart ||
    sections.test(text) ||
    (isCapitals && !foodsInCapitals.test(text))
  return isHeading ? text : undefined
}
