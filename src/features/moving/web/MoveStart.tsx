import {
  Box,
  Button,
  FileButton,
  PasswordInput,
  Select,
  Stack,
  TextInput,
  Title,
} from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { problemOf } from '#web/lib/http/request.ts'
import { Problem } from '#web/ui/feedback/Problem.tsx'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'
import { type ServerProgram, serverPrograms } from '../moving.logic.ts'
import classes from './MoveInDialog.module.css'
import { useAskServer, useSendFile } from './moving.api.ts'

/** Why the last try failed; null for the first one. */
export function MoveStart({ problem }: { problem: string | null }) {
  const sending = useSendFile()
  const asking = useAskServer()
  const failed = sending.error ?? asking.error
  const shown = failed ? problemOf(failed) : problem
  return (
    <Stack gap="lg">
      <p className="dim">
        Bring everything along from another app. You'll see what was found first, and can undo it
        all afterwards.
      </p>
      {shown && !sending.isPending && <Problem>{shown}</Problem>}
      <FilePart sending={sending} />
      <ServerPart asking={asking} disabled={sending.isPending} />
    </Stack>
  )
}

function FilePart({ sending }: { sending: ReturnType<typeof useSendFile> }) {
  const forgetFile = useRef<() => void>(null)
  const percent = Math.floor(sending.share * 100)
  return (
    <section aria-labelledby="move-file">
      <Title order={3} fz="md" mb={6} id="move-file">
        From a file
      </Title>
      <Box component="p" mb={12} className="dim small">
        An export or backup of Mealie, Tandoor, Paprika, KitchenOwl, Nextcloud Cookbook, RecipeSage,
        CopyMeThat, RecipeKeeper, Plan to Eat, My Recipe Box, Cooklang, MealMaster or Chowdown.
      </Box>
      {sending.isPending ? (
        <Stack gap={8} role="status">
          <p>Sending the file… {percent}%</p>
          <ProgressBar className={classes.bar} done={percent} total={100} />
          <Button variant="default" size="sm" w="fit-content" onClick={sending.stop}>
            Stop
          </Button>
        </Stack>
      ) : (
        <FileButton
          resetRef={forgetFile}
          onChange={(file) => {
            forgetFile.current?.()
            if (file) sending.mutate(file)
          }}
        >
          {(props) => (
            <Button
              {...props}
              leftSection={<IconFileImport size={18} aria-hidden />}
              data-autofocus
            >
              Choose a file
            </Button>
          )}
        </FileButton>
      )}
    </section>
  )
}

const keyHelp: Record<ServerProgram, string> = {
  Grocy: 'In Grocy: Manage API keys',
  Tandoor: 'In Tandoor: Settings, API, with the scope “read”',
}

interface ServerPartProps {
  asking: ReturnType<typeof useAskServer>
  disabled: boolean
}

function ServerPart({ asking, disabled }: ServerPartProps) {
  const [program, setProgram] = useState<ServerProgram>('Grocy')
  const [address, setAddress] = useState('')
  const [key, setKey] = useState('')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    asking.mutate({ program, address, key })
  }
  return (
    <section aria-labelledby="move-server">
      <Title order={3} fz="md" mb={6} id="move-server">
        From a server
      </Title>
      <form onSubmit={ask}>
        <Stack gap="sm">
          <Select
            label="Program"
            allowDeselect={false}
            data={[...serverPrograms]}
            value={program}
            onChange={(value) => value && setProgram(value as ServerProgram)}
          />
          <TextInput
            label="Address"
            placeholder="https://grocy.example.com"
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <PasswordInput
            label="Key"
            description={`${keyHelp[program]}. It is never stored.`}
            autoComplete="off"
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            w="fit-content"
            disabled={disabled || address.trim() === '' || key.trim() === ''}
            loading={asking.isPending}
          >
            Look what is there
          </Button>
        </Stack>
      </form>
    </section>
  )
}
