import { Anchor, Button, Paper, Select, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { AccessToken, Scope } from '#shared/accessToken.ts'
import { atBase } from '#web/lib/basePath.ts'
import { useShortDate } from '#web/lib/shortDate.ts'
import dialog from '#web/ui/dialogs/DialogSection.module.css'
import { ShownOnce } from '#web/ui/forms/ShownOnce.tsx'
import { ListSection } from '#web/ui/lists/ListSection.tsx'
import { RevocableRow } from '#web/ui/lists/RevocableRow.tsx'
import type { MadeToken } from '../connections.endpoints.ts'
import { tokensQuery, useMakeToken, useRevokeToken } from './connections.api.ts'

const mayDo: Record<Scope, string> = {
  read: 'May read',
  propose: 'May read and propose',
  write: 'May read and change',
}

/** Tokens are made and revoked at once, without Save Changes. */
export function ConnectionsTab() {
  const tokens = useQuery(tokensQuery)
  const [made, setMade] = useState<MadeToken>()
  return (
    <>
      <p className={dialog.note}>
        A token lets another program in: a smart home, a script, an assistant of your own. What it
        proposes waits for you like any card, and no token can approve anything or change settings.{' '}
        <Anchor href={atBase('/api/docs')} target="_blank" inherit underline="always">
          All calls
        </Anchor>
      </p>
      <ListSection
        id="settings-tokens"
        title="Tokens"
        query={tokens}
        failed="The tokens couldn't be loaded"
        empty="No program has a token yet."
        row={(token) => <TokenRow key={token.id} token={token} />}
      />
      {made ? (
        <ShownOnce
          label={`Token of ${made.name}`}
          secret={made.text}
          onDone={() => setMade(undefined)}
        />
      ) : (
        <MakeToken onMade={setMade} />
      )}
    </>
  )
}

function TokenRow({ token: { id, name, scope, lastUsedAt } }: { token: AccessToken }) {
  const revoke = useRevokeToken()
  const sayDate = useShortDate()
  const used = lastUsedAt ? `last used ${sayDate?.(lastUsedAt) ?? ''}` : 'never used'
  return (
    <RevocableRow
      title={name}
      note={`${mayDo[scope]}, ${used}`}
      verb="Revoke"
      label={`Revoke ${name}`}
      asks
      pending={revoke.isPending}
      onRevoke={() => revoke.mutate(id)}
    />
  )
}

function MakeToken({ onMade }: { onMade: (token: MadeToken) => void }) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<Scope>('propose')
  const make = useMakeToken()
  const save = () => {
    if (name.trim()) make.mutate({ name, scope }, { onSuccess: onMade })
  }
  // Enter would save all settings.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    save()
  }
  return (
    <Paper withBorder p={14} role="group" aria-label="New token">
      <Stack gap={10}>
        <TextInput
          label="Name"
          description="Of the program: the history says it did it"
          placeholder="Home Assistant"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Select
          label="It may"
          allowDeselect={false}
          data={Object.entries(mayDo).map(([value, text]) => ({
            value,
            label: text.replace('May r', 'R'),
          }))}
          value={scope}
          onChange={(value) => value && setScope(value as Scope)}
        />
        <Button
          size="sm"
          w="fit-content"
          disabled={!name.trim()}
          loading={make.isPending}
          onClick={save}
        >
          Make a token
        </Button>
      </Stack>
    </Paper>
  )
}
