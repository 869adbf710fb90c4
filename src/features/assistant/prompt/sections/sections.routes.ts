import type { AppContext } from '#server/appContext.ts'
import { actorOf, idFrom, readInput, readPatch } from '#server/http/input.ts'
import { listRead } from '#server/http/lists/listRead.ts'
import { answer, type Route } from '#server/http/routes.ts'
import type { Writing } from '#server/records/change.ts'
import { done } from '#shared/endpoint.ts'
import { notFound, stale } from '#shared/errors.ts'
import { readTokenBudget } from '../budget/tokenBudget.queries.ts'
import { sentContent } from './defaultSections.ts'
import { refuseTooLong } from './sectionLimits.ts'
import { SectionForm } from './sections.contract.ts'
import { sectionEndpoints } from './sections.endpoints.ts'
import { type ListedSection, ownSectionId } from './sections.logic.ts'
import { readMergedSections } from './sections.queries.ts'
import { sectionRecords } from './sections.records.ts'
import {
  addSection,
  bringBackDeleted,
  changeSection,
  deleteSection,
  resetSection,
} from './writeSections.ts'

const { noun } = sectionRecords

export function sectionsRoutes(app: AppContext): Route[] {
  const commands = [...app.commands.values()]

  const listed = (section: ListedSection): ListedSection => ({
    ...section,
    content: sentContent(section, commands),
  })

  async function read(reads: Writing['reads'], id: number): Promise<ListedSection> {
    const { sections } = await readMergedSections(reads)
    const section = sections.find((each) => each.id === id)
    if (!section) throw notFound(noun)
    return listed(section)
  }

  /** Refuses the whole change if it leaves no room for the rest of the prompt. */
  async function within<T>(w: Writing, write: () => Promise<T>): Promise<T> {
    const before = await readMergedSections(w.reads)
    const written = await write()
    const after = await readMergedSections(w.reads)
    const budget = await readTokenBudget(w.reads, app.config)
    refuseTooLong(before.sections, after.sections, { commands, budget })
    return written
  }

  return [
    listRead(app, sectionEndpoints, async (reader) =>
      (await readMergedSections(reader)).sections.map(listed),
    ),
    listRead(
      app,
      { ...sectionEndpoints, list: sectionEndpoints.deleted },
      async (reader) => (await readMergedSections(reader)).deleted,
    ),
    answer(sectionEndpoints.add, async (c) => {
      const form = await readInput(c, SectionForm)
      const section = await app.change(actorOf(c), 'Added a section', async (w) => {
        const { id } = await within(w, () => addSection(w, form))
        return read(w.reads, ownSectionId(id))
      })
      c.status(201)
      return section
    }),
    answer(sectionEndpoints.update, async (c) => {
      const id = idFrom(c, noun)
      const { patch, expect } = await readPatch<SectionForm>(c, SectionForm)
      return app.change(actorOf(c), 'Changed a section', async (w) => {
        const seen = await read(w.reads, id)
        if ((expect.version ?? seen.version) !== seen.version) throw stale(seen.title, seen)
        await within(w, () => changeSection(w, id, patch))
        return read(w.reads, id)
      })
    }),
    answer(sectionEndpoints.remove, async (c) => {
      const id = idFrom(c, noun)
      await app.change(actorOf(c), 'Deleted a section', (w) => deleteSection(w, id))
      return done
    }),
    answer(sectionEndpoints.reset, async (c) => {
      const id = idFrom(c, noun)
      return app.change(actorOf(c), 'Reset a section', async (w) => {
        await within(w, () => resetSection(w, id))
        return read(w.reads, id)
      })
    }),
    answer(sectionEndpoints.bringBack, async (c) => {
      await app.change(actorOf(c), 'Brought back shipped sections', (w) =>
        within(w, () => bringBackDeleted(w)),
      )
      return done
    }),
  ]
}
