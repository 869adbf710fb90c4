import { z } from 'zod'

/** The most files in a scan. */
export const mostFiles = 5_000

const longestPath = 300

/** Paths as the scan lists them. */
export const ExportForm = z.object({
  files: z
    .array(
      z
        .string('Each file is named by its path')
        .max(longestPath, `A path has at most ${longestPath} characters`),
      'Files must be a list of paths',
    )
    .min(1, 'Select at least one file')
    .max(mostFiles, `At most ${mostFiles} files can be exported`),
})
export type ExportForm = z.infer<typeof ExportForm>
