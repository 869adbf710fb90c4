import type { ProgramRecipe } from '../programs/content.ts'
import type { ZipEntry } from './zip.ts'

export type PlacedRecipe = { recipe: ProgramRecipe; entry: string }

export const isPictureName = (name: string): boolean =>
  /\.(?:jpe?g|png|webp|gif|avif|heic|svg)$/i.test(name)

/** Matches pictures to recipes by folder, by the recipe's name or id, or by file name. */
export function picturesOf(
  recipes: PlacedRecipe[],
  pictures: ZipEntry[],
): Map<ProgramRecipe, ZipEntry> {
  const ofFolder = new Map<string, ZipEntry>()
  for (const picture of pictures) {
    for (const place of placesOf(picture.name)) {
      const known = ofFolder.get(place)
      if (!known || rank(picture.name) < rank(known.name)) ofFolder.set(place, picture)
    }
  }
  const inFolder = new Map<string, number>()
  for (const { entry } of recipes) {
    inFolder.set(folderOf(entry), (inFolder.get(folderOf(entry)) ?? 0) + 1)
  }
  const found = new Map<ProgramRecipe, ZipEntry>()
  for (const { recipe, entry } of recipes) {
    const isAlone = inFolder.get(folderOf(entry)) === 1
    const places = [
      ...(recipe.picturePath ? [`file ${fileOf(recipe.picturePath)}`] : []),
      `stem ${withoutEnding(entry)}`,
      ...(isAlone ? [`folder ${folderOf(entry)}`] : []),
      ...(recipe.pictureNames ?? []).map((name) => `name ${nameKey(name)}`),
    ]
    const picture = places.map((place) => ofFolder.get(place)).find(Boolean)
    if (picture) found.set(recipe, picture)
  }
  return found
}

/** Folders further up hold many recipes, so they identify none. */
const mostFolders = 6

function placesOf(name: string): string[] {
  const folder = folderOf(name)
  const names = folder.split('/').slice(-mostFolders)
  // A folder 'images' lies inside the recipe's own folder.
  const around = names.at(-1) === 'images' ? [`folder ${folderOf(folder)}`] : []
  return [
    `file ${fileOf(name)}`,
    `stem ${withoutEnding(name)}`,
    `folder ${folder}`,
    ...around,
    ...names.map((each) => `name ${nameKey(each)}`),
  ]
}

const fileOf = (name: string) => (name.split('/').at(-1) ?? '').toLowerCase()
const folderOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('/')))
const withoutEnding = (name: string) => name.replace(/\.[^./]{1,20}$/, '')
/** Record ids are written with and without dashes. */
const nameKey = (name: string) => name.toLowerCase().replaceAll('-', '')

function rank(path: string): number {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/^(?:full|original|image|photo|cover)/i.test(name)) return 0
  return /thumb|tiny|small|^min/i.test(name) ? 2 : 1
}
