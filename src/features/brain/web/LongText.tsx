import { Title } from '@mantine/core'
import { TextBox } from '#web/ui/forms/TextBox.tsx'
import { characters } from './brainWords.ts'
import { CopyButton } from './CopyButton.tsx'
import classes from './LongText.module.css'

interface LongTextProps {
  title: string
  text: string
  size?: 'tall' | 'short'
}

/** A text with its name, its length and a way to take it along. */
export const LongText = ({ title, text, size }: LongTextProps) => (
  <section className={classes.text}>
    <header className={classes.header}>
      <Title order={2} className={classes.title}>
        {title}
      </Title>
      <span className={classes.length}>{characters(text.length)}</span>
      <CopyButton text={text} label={`Copy: ${title}`}>
        Copy
      </CopyButton>
    </header>
    <TextBox label={title} text={text} size={size} />
  </section>
)
