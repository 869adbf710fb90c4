import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#web/lib/http/request.ts'
import dialog from '#web/ui/dialogs/DialogSection.module.css'
import type { AiModel } from '../../models/models.contract.ts'
import type { OfferedModel } from '../../models/models.logic.ts'
import { offeredQuery, useChooseModel } from '../models.api.ts'
import { modelApi } from './modelApi.ts'

interface OfferedModelsProps {
  server: string
  known: readonly AiModel[]
}

const mostShown = 30

/** What the AI server has, to be added with a press. */
export function OfferedModels({ server, known }: OfferedModelsProps) {
  const [asked, setAsked] = useState(false)
  const [search, setSearch] = useState('')
  const offered = useQuery({ ...offeredQuery, enabled: asked })
  const add = modelApi.useAdd()
  const choose = useChooseModel()
  const isDefaultOffered = offered.data?.models.some(
    ({ modelId }) => known.find((model) => model.isDefault)?.modelId === modelId,
  )
  async function take(model: OfferedModel) {
    const added = await add.mutateAsync(formOf(model, server))
    // A default that the server doesn't have can't answer anybody.
    if (!isDefaultOffered && isModel(added)) await choose.mutateAsync(added.id)
  }
  const adding = add.isPending ? add.variables.modelId : undefined
  const words = search.trim().toLowerCase()
  const others = (offered.data?.models ?? []).filter(
    ({ modelId, name }) =>
      !known.some((model) => model.modelId === modelId) &&
      `${modelId} ${name}`.toLowerCase().includes(words),
  )
  return (
    <Stack gap={10}>
      <Button
        variant="default"
        size="sm"
        w="fit-content"
        loading={offered.isFetching}
        onClick={() => (asked ? offered.refetch() : setAsked(true))}
      >
        Discover models at {server}
      </Button>
      <p role="status" className="dim small">
        {offered.isError && problemOf(offered.error)}
        {offered.data && words === '' && others.length === 0 && 'All its models are in the list.'}
        {others.length > mostShown && `${others.length} models: search for yours.`}
      </p>
      {(others.length > mostShown || words !== '') && (
        <TextInput
          label="Search models"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {others.length > 0 && (
        <ul role="list" className={`${dialog.list} ruled`} aria-label={`Models at ${server}`}>
          {others.slice(0, mostShown).map((model) => (
            <Group key={model.modelId} component="li" wrap="nowrap" gap={8} py={6} pl={14} pr={8}>
              <span className="grow breaks">{model.name}</span>
              <Button
                size="xs"
                variant="default"
                aria-label={`Add ${model.name}`}
                loading={adding === model.modelId}
                onClick={() => take(model).catch(() => {})}
              >
                Add
              </Button>
            </Group>
          ))}
        </ul>
      )}
    </Stack>
  )
}

const isModel = (added: unknown): added is AiModel =>
  typeof added === 'object' && added !== null && 'modelId' in added

const formOf = ({ modelId, name, callsTools, seesPictures }: OfferedModel, server: string) => ({
  name,
  modelId,
  provider: server,
  maxTokens: 4_096,
  temperature: 7,
  callsTools: callsTools ?? true,
  seesPictures: seesPictures ?? false,
})
