import { Box, Button, FileButton, Textarea } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import { problemOf } from '#web/lib/http/request.ts'
import { Problem } from '#web/ui/feedback/Problem.tsx'
import { Bookmarklet } from './Bookmarklet.tsx'
import classes from './ImportDialog.module.css'
import { ImportProgress } from './ImportProgress.tsx'
import { isAddress, useExportRecipes, type useReadRecipes } from './import.api.ts'
import { sizeOf } from './importWords.ts'

type Reading = Pick<
  ReturnType<typeof useReadRecipes>,
  'isPending' | 'error' | 'variables' | 'share' | 'stop'
>

interface ImportSourceProps {
  value: string
  onChange: (value: string) => void
  onFile: (file: File) => void
  reading: Reading
  /** Takes the text into the form as it is. */
  onWriteDown: () => void
}

/** The field for an address or a text, the file picker, and the error of the last attempt. */
export function ImportSource(props: ImportSourceProps) {
  const { value, onChange, onFile, reading, onWriteDown } = props
  const [isOver, setIsOver] = useState(false)
  const exporting = useExportRecipes()

  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(is)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file && !reading.isPending) onFile(file)
  }

  return (
    <>
      <Textarea
        label="Link or recipe"
        description="Paste a link to a recipe, its text, or the whole page."
        placeholder="https://…"
        rows={4}
        dir="auto"
        data-autofocus
        value={value}
        disabled={reading.isPending}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={drop}
      >
        <p className={`${classes.words} dim`}>
          Or a file from Mealie, Tandoor, Paprika, RecipeSage, Nextcloud Cookbook and others
          <Box component="span" visibleFrom="sm">
            : drop it here
          </Box>
          .
        </p>
        <FileButton
          onChange={(file) => file && onFile(file)}
          accept=".zip,.json,.paprikarecipes,.paprikarecipe,.html,.htm,.txt,.md,.csv,.cook,.mmf,.gz"
        >
          {(props) => (
            <Button {...props} variant="default" disabled={reading.isPending}>
              Choose a file
            </Button>
          )}
        </FileButton>
      </div>
      <Bookmarklet />
      {reading.isPending && (
        <ImportProgress
          words={readingWords(reading.variables, reading.share)}
          share={isSent(reading) ? undefined : reading.share}
          onStop={reading.stop}
        />
      )}
      {reading.error && <Problem>{problemOf(reading.error)}</Problem>}
      {reading.error && isText(reading.variables) && (
        <Button variant="default" onClick={onWriteDown}>
          Write it down as a recipe
        </Button>
      )}
      <Button
        variant="subtle"
        className={classes.export}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        Download all your recipes as a file
      </Button>
    </>
  )
}

const isText = (from: Reading['variables']) => typeof from === 'string' && !isAddress(from)

/** Only the upload has a measurable progress; the server's reading has none. */
const isSent = ({ variables, share }: Pick<Reading, 'variables' | 'share'>) =>
  !(variables instanceof File) || share === 1

function readingWords(from: Reading['variables'], share: number): string {
  if (!(from instanceof File)) return 'Reading the recipe…'
  return share < 1 ? `Sending ${from.name} (${sizeOf(from.size)})…` : `Reading ${from.name}…`
}
