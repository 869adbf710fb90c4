import { Box, Button, Group, Paper, SegmentedControl, Skeleton, Title } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy, IconSparkles } from '@tabler/icons-react'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type PromptRole, promptRoles } from '#features/assistant/prompt/sections/sections.logic.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { toast } from '#web/lib/toast.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { TextBox } from '#web/ui/forms/TextBox.tsx'
import type { QueryPreview } from '../brain.logic.ts'
import { callNames, characters, number } from './brainWords.ts'
import classes from './SentPayload.module.css'

// Views of a prompt that System Brain, Prompt Monitor and Conversation Test share.

export const PayloadStats = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className={classes.stats}>
    {facts.map(([name, value]) => (
      <Paper key={name} withBorder shadow="xs" miw={0} className={classes.stat}>
        <dt className="dim small">{name}</dt>
        <Box component="dd" m="4px 0 0" fz="lg" fw={600} className="breaks">
          {value}
        </Box>
      </Paper>
    ))}
  </dl>
)

/** Icons that every page loads anyway. */
const icons = { info: IconSparkles, good: IconCheck, warning: IconAlertTriangle }
const tones = { info: undefined, good: 'brand', warning: 'orange' }

export function PayloadNote({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <p className={`${classes.note} tinted`} data-tone={tones[tone]}>
      <Icon size={18} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

/** Notes that nothing is sent, or that the query exceeds its budget. */
export function QueryNotes({ metadata }: Pick<QueryPreview, 'metadata'>) {
  const { answeredBy, modelUsed, totalEstimatedTokens, tokenBudget } = metadata
  return (
    <>
      {answeredBy === 'built-in' && (
        <PayloadNote tone="info">
          No AI key is set, so none of this is sent: the built-in assistant answers for now. With a
          key, {modelUsed} would be sent this.
        </PayloadNote>
      )}
      {totalEstimatedTokens > tokenBudget && (
        <PayloadNote tone="warning">
          This is more than the {number(tokenBudget)} tokens a turn can use: the instructions and
          the tools alone need most of them. Allow more tokens in the settings, or shorten a
          section.
        </PayloadNote>
      )}
    </>
  )
}

interface CopyButtonProps {
  text: string
  children: string
  /** For screen readers, where several buttons have the same text. */
  label?: string
}

export function CopyButton({ text, children, label }: CopyButtonProps) {
  async function copy() {
    if (await copyText(text)) toast.success('Copied to clipboard')
    else toast.error("It couldn't be copied", 'Select the text and copy it yourself.')
  }
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={label}
      leftSection={<IconCopy size={16} aria-hidden />}
      onClick={copy}
    >
      {children}
    </Button>
  )
}

interface SentTextProps {
  title: string
  text: string
  size?: 'tall' | 'short'
}

export const SentText = ({ title, text, size }: SentTextProps) => (
  <section className={classes.text}>
    <Group component="header" gap="6px 12px" mb={10}>
      <Title order={2} fz="lg">
        {title}
      </Title>
      <Box component="span" flex={1} className="dim small tabular">
        {characters(text.length)}
      </Box>
      <CopyButton text={text} label={`Copy: ${title}`}>
        Copy
      </CopyButton>
    </Group>
    <TextBox label={title} text={text} size={size} />
  </section>
)

interface PayloadQueryProps<T> {
  query: UseQueryOptions<T, Error, T, string[]>
  loading: string
  failed: string
  children: (shown: T) => ReactNode
}

export const PayloadQuery = <T,>({ query, loading, failed, children }: PayloadQueryProps<T>) => (
  <QueryStates query={useQuery(query)} loading={<TextLoading label={loading} />} failed={failed}>
    {children}
  </QueryStates>
)

export const TextLoading = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <Skeleton height={20} width={180} mb={16} />
    <Skeleton height={360} radius="md" />
  </div>
)

interface CallSwitchProps {
  intro: string
  children: (role: PromptRole) => ReactNode
}

/** A switch between the two calls of a turn: proposing and answering. */
export function CallSwitch({ intro, children }: CallSwitchProps) {
  const [role, setRole] = useState<PromptRole>('proposal-generator')
  return (
    <>
      <Group justify="space-between" gap="12px 24px" mb={20}>
        <p className={classes.intro}>{intro}</p>
        <SegmentedControl
          aria-label="Which call"
          value={role}
          onChange={(chosen) => setRole(promptRoles.find((each) => each === chosen) ?? role)}
          data={promptRoles.map((each) => ({ value: each, label: callNames[each] }))}
        />
      </Group>
      {children(role)}
    </>
  )
}
