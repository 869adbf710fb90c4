import type { Reader } from '#server/db/open.ts'
import { nameKey } from '#shared/names.ts'
import { readRecipePicture } from '../pictures.queries.ts'
import type { Recipe } from '../recipes.contract.ts'
import { schemaOf } from './export.ts'
import { ZipWriter } from './files/zipWriter.ts'

/**
 * The recipe book as Nextcloud Cookbook keeps it, which Mealie, Tandoor and others read: a folder
 * for each recipe, with its schema.org recipe and its picture. One picture is in memory at a time.
 */
export async function* recipesZip(reader: Reader, recipes: readonly Recipe[]) {
  const zip = new ZipWriter()
  const taken = new Set<string>()
  for (const recipe of recipes) {
    const folder = folderOf(recipe, taken)
    yield zip.add(`${folder}/recipe.json`, JSON.stringify(cookbookOf(recipe), null, 2))
    if (recipe.pictureId === null) continue
    const picture = await readRecipePicture(reader, recipe.pictureId, 'large').catch(() => null)
    if (picture) yield zip.add(`${folder}/full.jpg`, Buffer.from(picture.imageData, 'base64'))
  }
  yield zip.end()
}

/** Nextcloud counts servings in whole numbers; Tandoor takes no others. */
function cookbookOf(recipe: Recipe): object {
  const whole = /^\d{1,4}$/.exec(recipe.servings ?? '')?.[0]
  return { ...schemaOf(recipe), ...(whole && { recipeYield: Number(whole) }) }
}

/** The title, as a folder may be called on any machine; a second one of the same name is counted. */
function folderOf({ title }: Recipe, taken: Set<string>): string {
  const plain = title
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .toWellFormed()
    .trim()
  const name = plain || 'Recipe'
  for (let n = 1; ; n += 1) {
    const folder = n === 1 ? name : `${name} (${n})`
    const key = nameKey(folder) + folder.length
    if (taken.has(key)) continue
    taken.add(key)
    return folder
  }
}
