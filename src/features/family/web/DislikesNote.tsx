import { Button, Group, Stack } from '@mantine/core'
import { asAllergy, plainDislikes, preferenceLines } from '#shared/foods/mustAvoid.ts'
import { readLine } from '#shared/foods/mustAvoidLine.ts'
import classes from './PreferencePanels.module.css'

interface DislikesNoteProps {
  text: string
  onChange: (text: string) => void
}

/** Which of the lines are checked in meals, while one types; a disliked food becomes an allergy by a tap. */
export function DislikesNote({ text, onChange }: DislikesNoteProps) {
  const lines = preferenceLines(text)
  const checked = lines.map(readLine).flatMap(({ isKnown, foods }) => (isKnown ? foods : []))
  const disliked = plainDislikes({ dislikes: text })
  const allergies = disliked.flatMap((line) => {
    const said = asAllergy(line)
    return said ? [{ line, said }] : []
  })
  const replace = (old: string, said: string) =>
    onChange(lines.map((line) => (line === old ? said : line)).join('\n'))
  if (lines.length === 0) return null
  return (
    <Stack gap={4} mt={-8} fz="xs" className="breaks">
      {checked.length > 0 && (
        <span className={classes.checked}>Checked in every meal: {checked.join(', ')}</span>
      )}
      {disliked.length > 0 && (
        <span className="dim">Only disliked, not checked in meals: {disliked.join(', ')}</span>
      )}
      {allergies.length > 0 && (
        <Group gap={6}>
          <span>An allergy?</span>
          {allergies.map(({ line, said }) => (
            <Button
              key={line}
              size="compact-sm"
              variant="default"
              onClick={() => replace(line, said)}
            >
              {said}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}
