import { get } from '#shared/endpoint.ts'
import type { CodeFile } from './codeExport.logic.ts'

export const codeExportEndpoints = {
  topic: 'code-export',
  scan: get('/api/code-export/scan').answers<CodeFile[]>(),
  /** What goes along with every export; its content comes with the export itself. */
  systemPrompt: get('/api/code-export/system-prompt').answers<{ path: string; size: number }>(),
}

/** Takes an `ExportForm`, and answers plain text. */
export const exportPath = '/api/code-export/export'
