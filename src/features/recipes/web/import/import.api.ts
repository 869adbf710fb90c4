import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { recipeAt, recipePath } from '#shared/screenPaths.ts'
import { ownPath } from '#web/lib/basePath.ts'
import { send } from '#web/lib/http/call.ts'
import { download } from '#web/lib/http/download.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { sendFile } from '#web/lib/http/sendFile.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { useStoppable } from '#web/lib/http/useStoppable.ts'
import { toast } from '#web/lib/toast.tsx'
import { type ImportPreview, importEndpoints } from '../../import/import.endpoints.ts'
import { pictureEndpoints } from '../../pictures.endpoints.ts'
import type { RecipeInput } from '../../recipes.contract.ts'
import { recipesEndpoints } from '../../recipes.endpoints.ts'
import type { RecipeBookState } from '../recipes.api.ts'
import { type BroughtPage, unpacked } from './broughtPage.ts'
import { counted } from './importWords.ts'

/** Large files take minutes, so the usual timeout is too short. */
const slow = { timeout: 600_000 }

export const useReadRecipes = () =>
  useStoppable(
    async (given: string | File | BroughtPage, signal, onSent): Promise<ImportPreview> => {
      if (given instanceof File) {
        const { path } = importEndpoints.previewFile
        return sendFile(path, given, { signal, onSent }) as Promise<ImportPreview>
      }
      if (typeof given === 'object') {
        const input = { text: await unpacked(given), address: given.address }
        return send(importEndpoints.preview, { input }, { ...slow, signal })
      }
      const input = isAddress(given) ? { url: given.trim() } : { text: given }
      return send(importEndpoints.preview, { input }, { ...slow, signal })
    },
  )

/** One word with a dot, colon or slash ('kitchen.com/soup'); a recipe's text has several words. */
export const isAddress = (given: string) => /^\S{4,2000}$/.test(given.trim()) && /[.:/]/.test(given)

export const useFetchPicture = (onFetched: (id: number) => void) =>
  useMutation({
    mutationFn: async (from: { url: string } | { file: string }): Promise<number> => {
      if ('url' in from) return (await send(pictureEndpoints.upload, { input: from }, slow)).id
      const input = { ...from, numbers: [0] }
      const [made] = await send(importEndpoints.pictures, { input }, slow)
      if (made?.pictureId == null) throw new Error("There's no picture to get")
      return made.pictureId
    },
    onSuccess: onFetched,
  })

type Pictures = NonNullable<ImportPreview['pictures']>

/** Pictures in one request: few enough that other users don't wait long. */
const atOnce = 4

/** Stores the chosen recipes' pictures. After a stop, the server reuses those already stored. */
export const useImportPictures = () =>
  useStoppable(async ({ file, of }: Pictures, signal, report) => {
    const made = new Map<number, number>()
    for (let n = 0; n < of.length; n += atOnce) {
      const input = { file, numbers: of.slice(n, n + atOnce) }
      for (const { number, pictureId } of await send(
        importEndpoints.pictures,
        { input },
        { ...slow, signal },
      )) {
        if (pictureId !== null) made.set(number, pictureId)
      }
      report((n + input.numbers.length) / of.length)
    }
    return made
  })

type Chosen = { recipes: RecipeInput[]; file?: string | undefined; withoutPicture?: number }

/** All recipes are saved in one change, so that one Undo takes them back. */
export const useSaveRecipes = () => {
  const [, navigate] = useLocation()
  function plan(id: number) {
    const [path, state] = [recipePath(id), { cameFrom: true, plan: true } satisfies RecipeBookState]
    navigate(path, { replace: recipeAt(ownPath(location.pathname)) === id, state })
  }
  const { mutate, isPending } = useListChange({
    topic: recipesEndpoints.topic,
    send: async ({ recipes, file, withoutPicture = 0 }: Chosen) => {
      const input = { recipes, ...(file && { file }) }
      const answer = await send(importEndpoints.save, { input }, slow)
      // The same object is returned, because Undo finds the change by the answer's identity.
      return Object.assign(answer, { withoutPicture })
    },
    done: ({ added, withoutPicture }) =>
      withoutPicture === 0
        ? `${counted(added, 'recipe')} imported`
        : `${counted(added, 'recipe')} imported. ${counted(withoutPicture, 'picture')} couldn't be added.`,
    failed: 'Failed to import recipes',
    next: ({ ids: [only, another] }) =>
      only === undefined || another !== undefined
        ? undefined
        : { label: 'Plan it', onClick: () => plan(only) },
  })
  return { mutate, isPending }
}

export function useExportRecipes() {
  const { data: household } = useHousehold()
  return useMutation({
    mutationFn: () => send(importEndpoints.export, undefined, slow),
    onSuccess: (recipes) =>
      download(
        `food-pal-recipes-${household?.today ?? 'export'}.json`,
        JSON.stringify(recipes, null, 2),
        'application/json',
      ),
    onError: (error) => toast.failed("The recipes couldn't be exported", error),
  })
}
