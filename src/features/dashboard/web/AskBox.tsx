import { Button, TextInput } from '@mantine/core'
import { IconArrowUp, IconSparkles } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import classes from './AskBox.module.css'

/** Opens the assistant with this text as a sent message. */
export function AskBox() {
  const [text, setText] = useState('')
  const [, navigate] = useLocation()

  function ask(event: FormEvent) {
    event.preventDefault()
    const asked = text.trim()
    navigate(asked === '' ? '/ai-chat' : `/ai-chat?ask=${encodeURIComponent(asked)}`)
  }

  return (
    <form className={classes.box} aria-label="Ask the assistant" onSubmit={ask}>
      <IconSparkles size={19} className="dim" aria-hidden />
      <TextInput
        flex={1}
        miw={0}
        classNames={{ input: classes.field }}
        variant="unstyled"
        aria-label="Ask Food Pal"
        placeholder="Ask Food Pal: “we bought chicken and rice, plan dinners till Wednesday”"
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" rightSection={<IconArrowUp size={17} aria-hidden />}>
        Ask
      </Button>
    </form>
  )
}
