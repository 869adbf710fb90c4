import { get } from '#shared/endpoint.ts'
import type { CodeFile } from './codeExport.logic.ts'

export const codeExportEndpoints = {
  topic: 'code-export',
  scan: get('/api/code-export/scan').answers<CodeFile[]>(),
  /** Part of every export, which contains its text. */
  systemPrompt: get('/api/code-export/system-prompt').answers<{ path: string; size: number }>(),
}

/** Takes an `ExportForm` and answers plain text. */
export const exportPath = '/api/code-export/export'
