import { Box, Button, Group } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { wrapping } from '#web/ui/wrapping.ts'
import classes from './ChatWelcome.module.css'

const suggestions = [
  'What should we use up?',
  'Plan dinners till Friday from my recipes',
  'What can I cook with what we have?',
  "We're out of milk",
]

export function ChatWelcome({ onAsk }: { onAsk: (text: string) => void }) {
  return (
    <div className={classes.welcome}>
      <span className={classes.icon}>
        <IconSparkles size={26} aria-hidden />
      </span>
      <Box component="p" maw={440} c="dimmed">
        Tell me what you bought, what ran out or what you feel like eating. I'll suggest changes to
        your lists, and nothing happens until you approve it.
      </Box>
      <Group role="list" component="ul" gap={8} align="stretch" justify="center" mt={4}>
        {suggestions.map((text) => (
          <li key={text}>
            <Button
              variant="default"
              size="sm"
              radius="xl"
              {...wrapping}
              mih={{ base: 44, sm: 36 }}
              onClick={() => onAsk(text)}
            >
              {text}
            </Button>
          </li>
        ))}
      </Group>
    </div>
  )
}
