import { Anchor, Group, Select, Skeleton, Stack, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import dialog from '#web/ui/dialogs/DialogSection.module.css'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import { modelsQuery } from './models.api.ts'

interface ModelsTabProps {
  /** The model that becomes the default on saving. */
  chosen: number | undefined
  onChoose: (id: number) => void
  tokens: string
  onTokens: (tokens: string) => void
}

export function ModelsTab({ chosen, onChoose, tokens, onTokens }: ModelsTabProps) {
  const models = useQuery(modelsQuery)
  const selected = chosen ?? models.data?.find((model) => model.isDefault)?.id
  return (
    <QueryStates
      query={models}
      loading={<Skeleton height={300} radius="md" />}
      failed="The models couldn't be loaded"
    >
      {(list) => (
        <>
          <p className={dialog.note}>
            An AI key brings an assistant that talks freely, reads photos and thinks up recipes and
            plans. Get one at{' '}
            <Anchor href="https://openrouter.ai/keys" target="_blank" rel="noreferrer" inherit>
              openrouter.ai/keys
            </Anchor>
            . The AI key isn't kept here. It must be set in the hosting environment, as{' '}
            <code>OPENROUTER_API_KEY</code>. Without one, the built-in assistant answers.
          </p>
          <Select
            label="Default Model"
            allowDeselect={false}
            data={list.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={selected === undefined ? null : String(selected)}
            onChange={(value) => value && onChoose(Number(value))}
          />
          <TextInput
            type="number"
            label="Tokens per message"
            description="The most the AI reads of your lists with each message. It can look up the rest."
            min={4_000}
            max={1_000_000}
            step={1_000}
            value={tokens}
            onChange={(event) => onTokens(event.currentTarget.value)}
          />
          <section>
            <Title order={3} mb={10} fz="md" id="available-models">
              Available Models
            </Title>
            <ul role="list" className={`${dialog.list} ruled`} aria-labelledby="available-models">
              {list.map((model) => (
                <Stack key={model.id} component="li" gap={2} py={10} px={14}>
                  <Group component="span" gap={8} wrap="nowrap" fw={600}>
                    {model.name}
                    {model.isDefault && <Pill tone="brand">Default</Pill>}
                  </Group>
                  <span className="dim small tabular">
                    {model.provider} · Max Tokens {model.maxTokens} · Temperature{' '}
                    {model.temperature / 10}
                  </span>
                </Stack>
              ))}
            </ul>
          </section>
        </>
      )}
    </QueryStates>
  )
}
