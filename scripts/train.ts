import { writeFileSync } from 'node:fs'
import { mayHave, tagFeatures } from '#features/assistant/builtIn/choose/features.ts'
import { rolesOf, tagsOf } from './training/align.ts'
import { trainClassifier } from './training/classifier.ts'
import { digestOfData } from './training/digest.ts'
import { exampleOf, readHousehold, readSayings } from './training/examples.ts'
import { type Tagged, trainTagger } from './training/tagger.ts'
import { trainTopics } from './training/topics.ts'
import { fileOf, tableOf } from './training/weightsFile.ts'

/** `npm run train`: what the built-in assistant has learnt, from the sayings in training/sayings. */
const builtIn = new URL('../src/features/assistant/builtIn/', import.meta.url)
const known = readHousehold()
const sayings = readSayings()
const examples = sayings.map((saying) => exampleOf(saying, known.household, known.today))

const labels = [...new Set(examples.flatMap((example) => example.labels))].sort()
const classifier = trainClassifier(examples, labels)

/** A tag that is seen less often is not learnt. */
const leastTags = 7
const aligned = examples.flatMap((example, n) => {
  const saying = sayings[n]
  const tags = saying && tagsOf(saying, example, known)
  return tags ? [{ example, tags }] : []
})
const counts = Map.groupBy(
  aligned.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('B-'))),
  (tag) => tag.slice(2),
)
const isKnown = (tag: string) => tag === 'O' || (counts.get(tag.slice(2))?.length ?? 0) >= leastTags
const tags = [...new Set(aligned.flatMap((each) => each.tags).filter(isKnown))].sort()
const tagged = aligned
  .filter((each) => each.tags.every(isKnown))
  .map(
    ({ example, tags: own }): Tagged => ({
      features: tagFeatures(example.words, example.marks, example.labels.toSorted()),
      tags: own,
      mayBe: tags.filter((tag) => mayHave(tag, rolesOf(example.labels))),
    }),
  )
const seen = new Map<string, number>()
for (const { features } of tagged)
  for (const feature of features.flat()) seen.set(feature, (seen.get(feature) ?? 0) + 1)
const common = tagged.map(({ features, ...rest }) => ({
  ...rest,
  features: features.map((row) => row.filter((feature) => (seen.get(feature) ?? 0) > 1)),
}))
const tagger = trainTagger(common, tags)

/** Words are left alone by the spelling where families have written them more than once. */
const words = new Map<string, number>()
for (const { features } of examples)
  for (const feature of features)
    if (feature.startsWith('w '))
      words.set(feature.slice(2), (words.get(feature.slice(2)) ?? 0) + 1)

const bias = tagger.rows.get('bias') ?? new Float64Array(tags.length)
tagger.rows.delete('bias')
const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
const steps = tagger.steps.map((row) =>
  Array.from(row, (step, n) => rounded(step + (bias[n] ?? 0), 2)),
)
writeFileSync(
  new URL('choose/weights.bin', builtIn),
  fileOf(
    {
      bias: Array.from(classifier.bias, (value) => rounded(value, 3)),
      steps,
      words: [...words].flatMap(([word, count]) => (count > 1 ? [word] : [])).sort(),
      digest: digestOfData(),
    },
    [
      tableOf('intents', labels, { rows: 60_000, most: 56_000 }, classifier.rows),
      tableOf('tags', tags, { rows: 29_000, most: 28_000 }, tagger.rows),
    ],
  ),
)
writeFileSync(new URL('answers/topicWeights.json', builtIn), trainTopics(known))
console.log(`${examples.length} sayings, ${tagged.length} of them with tags`)
