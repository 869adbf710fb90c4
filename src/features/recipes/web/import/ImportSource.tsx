import { Button, FileButton, Loader, Textarea } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import { problemOf } from '#web/lib/request.ts'
import classes from './ImportDialog.module.css'
import { useExportRecipes } from './import.api.ts'
import { sizeOf } from './importWords.ts'

interface ImportSourceProps {
  value: string
  onChange: (value: string) => void
  onFile: (file: File) => void
  reading: {
    isPending: boolean
    isError: boolean
    error: Error | null
    variables: string | File | undefined
  }
}

/** An address, a text, or a file; what went wrong stands below, and what was typed stays. */
export function ImportSource({ value, onChange, onFile, reading }: ImportSourceProps) {
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
        label="Address or recipe"
        description="Paste the address of a recipe, its text, or the whole page."
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
        <p className={classes.words}>
          Or a file from Mealie, Tandoor, Paprika, RecipeSage, Nextcloud Cookbook or Food Pal: drop
          it here.
        </p>
        <FileButton
          onChange={(file) => file && onFile(file)}
          accept=".zip,.json,.paprikarecipes,.paprikarecipe,.html,.htm,.txt,.gz"
        >
          {(props) => (
            <Button {...props} variant="default" disabled={reading.isPending}>
              Choose a file
            </Button>
          )}
        </FileButton>
      </div>
      <div className={classes.state} role="status">
        {reading.isPending && (
          <>
            <Loader size={18} /> {readingWords(reading.variables)}
          </>
        )}
      </div>
      {reading.isError && (
        <p className={classes.problem} role="alert">
          {problemOf(reading.error)}
        </p>
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

const readingWords = (from: string | File | undefined) =>
  from instanceof File ? `Reading ${from.name} (${sizeOf(from.size)})…` : 'Reading the recipe…'
