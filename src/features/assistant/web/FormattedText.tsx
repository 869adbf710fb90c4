import { Fragment, memo, type ReactNode } from 'react'
import { visibleText } from '#shared/visibleText.ts'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import { type Block, type Inline, parseText } from '../formattedText.logic.ts'
import classes from './FormattedText.module.css'

/** Renders no HTML, no image and no address: an answer may repeat untrusted text. */
export const FormattedText = memo(function FormattedText({ text }: { text: string }) {
  return (
    <div className={`${classes.text} breaks`}>
      {parseText(visibleText(text)).map((block, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text grows at its end only
        <BlockOf key={n} block={block} />
      ))}
    </div>
  )
})

function BlockOf({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return (
        <p className="strong" dir="auto">
          {inline(block.content)}
        </p>
      )
    case 'code':
      return <pre className={classes.code}>{block.text}</pre>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List start={block.ordered ? block.start : undefined}>
          {block.items.map((item, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: text grows at its end only
            <li key={n} dir="auto">
              {inline(item)}
            </li>
          ))}
        </List>
      )
    }
    default:
      return <p dir="auto">{inline(block.content)}</p>
  }
}

const inline = (parts: readonly Inline[]): ReactNode =>
  parts.map((part, n) => {
    const Tag = part.style === 'plain' ? Fragment : tags[part.style]
    // biome-ignore lint/suspicious/noArrayIndexKey: text grows at its end only
    return <Tag key={n}>{part.text}</Tag>
  })

const RecipeName = lazyExtra(
  async () => (await import('./RecipeName.tsx')).RecipeName,
  null,
  ({ children }: { children: string }) => <strong>{children}</strong>,
)

const tags = { bold: RecipeName, italic: 'em', code: 'code' } as const
