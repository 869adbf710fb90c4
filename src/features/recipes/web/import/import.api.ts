import { useMutation } from '@tanstack/react-query'
import { send } from '#web/lib/call.ts'
import { download } from '#web/lib/download.ts'
import { useHousehold } from '#web/lib/household.ts'
import { request } from '#web/lib/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { useListChange } from '#web/lib/useListChange.ts'
import { type ImportPreview, importCalls } from '../../import/import.calls.ts'
import { pictureCalls } from '../../pictures.calls.ts'
import { recipesCalls } from '../../recipes.calls.ts'
import type { RecipeInput } from '../../recipes.contract.ts'
import { counted } from './importWords.ts'

/** For files of any size: what is slow is still under way. */
const slow = { timeout: 600_000 }

/** Reads recipes from an address, a text or a file; nothing is saved yet. */
export const useReadRecipes = () =>
  useMutation({
    mutationFn: (given: string | File): Promise<ImportPreview> => {
      if (typeof given !== 'string') return previewFile(given)
      const input = isAddress(given) ? { url: given.trim() } : { text: given }
      return send(importCalls.preview, { input }, slow)
    },
  })

const previewFile = (file: File) =>
  request('POST', importCalls.previewFile.path, file, slow) as Promise<ImportPreview>

/** One word with a dot in it: 'kitchen.com/soup'. A recipe has more to say. */
const isAddress = (given: string) => /^\S{4,2000}$/.test(given.trim()) && /[.:/]/.test(given)

/** The picture of a page, which becomes one of ours. */
export const useFetchPicture = (onFetched: (id: number) => void) =>
  useMutation({
    mutationFn: (url: string) => send(pictureCalls.upload, { input: { url } }, slow),
    onSuccess: ({ id }) => onFetched(id),
  })

/** All of them as one change, which one Undo takes back. */
export const useSaveRecipes = () =>
  useListChange({
    topic: recipesCalls.topic,
    send: (recipes: RecipeInput[]) => send(importCalls.save, { input: { recipes } }, slow),
    done: ({ added }) => `${counted(added, 'recipe')} imported`,
    failed: 'Failed to import recipes',
  })

/** The whole book, as a file that other programs read. */
export function useExportRecipes() {
  const { data: household } = useHousehold()
  return useMutation({
    mutationFn: () => send(importCalls.export, undefined, slow),
    onSuccess: (recipes) =>
      download(
        `food-pal-recipes-${household?.today ?? 'export'}.json`,
        JSON.stringify(recipes, null, 2),
        'application/json',
      ),
    onError: (error) => toast.failed("The recipes couldn't be exported", error),
  })
}
