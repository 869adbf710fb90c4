import { counted } from '#shared/counted.ts'
import { sizeInWords, systemPromptName } from './codeExport.logic.ts'
import { type Program, readContent } from './scan.ts'

type Export = {
  program: Program
  /** Distinct paths, all listed by a scan. */
  paths: readonly string[]
  systemPrompt: string
  /** 'Food Pal 0.1.0'. */
  title: string
  /** In the household's time zone. */
  exportedAt: string
}

const line = '='.repeat(80)

const section = (name: string, text: string) =>
  `\n${line}\n${name} (${sizeInWords(Buffer.byteLength(text))})\n${line}\n\n${text.trimEnd()}\n`

const changed = 'This file was changed or taken away while the export was made.'

/** Streams the export, so that only one file is in memory at a time. */
export async function* exportText(wanted: Export): AsyncGenerator<string> {
  const { program, paths, systemPrompt, title, exportedAt } = wanted
  const files = counted(paths.length, 'file')
  yield `${title}, source code\nExported ${exportedAt}: ${files} and ${systemPromptName}\n`
  yield section(systemPromptName, systemPrompt)
  for (const path of paths) yield section(path, (await readContent(program, path)) ?? changed)
}
