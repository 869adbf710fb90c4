import { Box, Group, Stack, Title } from '@mantine/core'
import { TextBox } from '#web/ui/forms/TextBox.tsx'
import type { ContextCut, ConversationContext } from '../brain.logic.ts'
import { characters, number } from './brainWords.ts'
import classes from './ContextOutput.module.css'
import { CopyButton, PayloadNote, PayloadStats } from './SentPayload.tsx'

/** Cuts first, then the parts of the prompt, then all messages. */
export function ContextOutput({ context }: { context: ConversationContext }) {
  const { title, model, answeredBy, messages, parts, cuts, sent } = context
  return (
    <>
      <Title order={2} mb={14} className="breaks">
        {title}
      </Title>
      {answeredBy === 'built-in' && (
        <PayloadNote tone="info">
          No AI key is set, so the built-in assistant answers for now. With a key, {model.name}{' '}
          would be sent this.
        </PayloadNote>
      )}
      <PayloadStats
        facts={[
          ['Model', model.name],
          ['Messages sent', `${number(messages.sent)} of ${number(messages.of)}`],
          [
            'Estimated tokens',
            `${number(context.estimatedTokens)} of ${number(context.tokenBudget)}`,
          ],
          ['Tools', number(context.tools.length)],
        ]}
      />
      <section>
        <h3 className={classes.heading}>What is left out</h3>
        <Cuts cuts={cuts} />
      </section>
      <section>
        <h3 className={classes.heading}>What it is made of</h3>
        <ul role="list" className={classes.list}>
          {parts.map(({ name, characters: length, tokens }) => (
            <li key={name} className={classes.part}>
              <span className={classes.name}>{name}</span>
              <span className="dim tabular">{characters(length)}</span>
              <span className="dim tabular">about {number(tokens)} tokens</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Group justify="space-between" gap={8} mb={8}>
          <h3 className={classes.heading}>What is sent</h3>
          <CopyButton text={JSON.stringify(context, null, 2)}>Copy as JSON</CopyButton>
        </Group>
        <Stack component="ol" role="list" gap={14}>
          {sent.map(({ role, content }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever shown as a whole
            <li key={n}>
              <Box component="p" mb={4} className="dim small">
                {n + 1}. {roleNames[role] ?? role}
              </Box>
              <TextBox
                label={`Message ${n + 1}`}
                text={typeof content === 'string' ? content : JSON.stringify(content, null, 2)}
                size="short"
              />
            </li>
          ))}
        </Stack>
      </section>
    </>
  )
}

const roleNames: Record<string, string> = {
  system: 'Instructions and data',
  user: 'Person',
  assistant: 'Assistant',
}

function Cuts({ cuts }: { cuts: readonly ContextCut[] }) {
  if (cuts.length === 0) return <p className={classes.quiet}>Nothing: all of it is sent.</p>
  return (
    <ul role="list" className={classes.list}>
      {cuts.map(({ what, shown, of, reason }) => (
        <li key={`${what} ${reason}`} className={classes.cut}>
          <span className={classes.name}>
            {what}: {number(shown)} of {number(of)}
          </span>
          <span className={classes.quiet}>{reason}</span>
        </li>
      ))}
    </ul>
  )
}
