import { Anchor, Button, Select, Skeleton, TextInput, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import dialog from '#web/ui/dialogs/DialogSection.module.css'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { leastBudget } from '../prompt/budget/tokenBudget.logic.ts'
import { ModelEditor } from './models/ModelEditor.tsx'
import { ModelRow } from './models/ModelRow.tsx'
import { OfferedModels } from './models/OfferedModels.tsx'
import { UsageTable } from './models/UsageTable.tsx'
import { aiServerQuery, modelsQuery } from './models.api.ts'

interface ModelsTabProps {
  /** The model that becomes the default on saving. */
  chosen: number | undefined
  onChoose: (id: number) => void
  /** Undefined for the usual number. */
  tokens: string | undefined
  onTokens: (tokens: string) => void
  /** Empty for no limit. */
  daily: string
  onDaily: (tokens: string) => void
}

/** Models are added, changed and removed at once; the fields wait for Save Changes. */
export function ModelsTab({ chosen, onChoose, tokens, onTokens, daily, onDaily }: ModelsTabProps) {
  const models = useQuery(modelsQuery)
  const { data: ai } = useQuery(aiServerQuery)
  const [adding, setAdding] = useState(false)
  const selected = chosen ?? models.data?.find((model) => model.isDefault)?.id
  const server = ai?.server
  return (
    <QueryStates
      query={models}
      loading={<Skeleton height={300} radius="md" />}
      failed="The models couldn't be loaded"
    >
      {(list) => (
        <>
          {server ? (
            <p className={dialog.note}>
              Models are asked at <strong>{server}</strong>
              {ai.hasKey ? '.' : ', without a key.'}
            </p>
          ) : (
            <p className={dialog.note}>
              An AI key brings an assistant that talks freely, reads photos and thinks up recipes
              and plans. Get one at{' '}
              <Anchor href="https://openrouter.ai/keys" target="_blank" rel="noreferrer" inherit>
                openrouter.ai/keys
              </Anchor>
              . The AI key isn't kept here. It must be set in the hosting environment, as{' '}
              <code>AI_KEY</code>. A model on your own network needs its address instead, as{' '}
              <code>AI_BASE_URL</code>. Without either, the built-in assistant answers.
            </p>
          )}
          <Select
            label="Default Model"
            description={ai?.hasNamedModel ? 'Chosen by AI_MODEL in the hosting environment' : null}
            disabled={ai?.hasNamedModel}
            allowDeselect={false}
            data={list.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={selected === undefined ? null : String(selected)}
            onChange={(value) => value && onChoose(Number(value))}
          />
          <TextInput
            type="number"
            label="Tokens per message"
            description="The most the AI reads of your lists with each message. It can look up the rest."
            min={leastBudget}
            max={1_000_000}
            step={500}
            value={tokens ?? String(ai?.usualTokens ?? '')}
            onChange={(event) => onTokens(event.currentTarget.value)}
          />
          <TextInput
            type="number"
            label="Tokens per day"
            description="When they are used up, the built-in assistant answers. Leave empty for no limit."
            min={1_000}
            max={1_000_000_000}
            step={1_000}
            value={daily}
            onChange={(event) => onDaily(event.currentTarget.value)}
          />
          <section>
            <Title order={3} mb={10} fz="md" id="available-models">
              Available Models
            </Title>
            <ul role="list" className={`${dialog.list} ruled`} aria-labelledby="available-models">
              {list.map((model) => (
                <ModelRow key={model.id} model={model} canTry={Boolean(server)} />
              ))}
            </ul>
          </section>
          {adding ? (
            <ModelEditor hasServer={Boolean(server)} onClose={() => setAdding(false)} />
          ) : (
            <Button
              variant="default"
              size="sm"
              w="fit-content"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              Add a model
            </Button>
          )}
          {server && <OfferedModels server={server} known={list} />}
          <UsageTable />
        </>
      )}
    </QueryStates>
  )
}
