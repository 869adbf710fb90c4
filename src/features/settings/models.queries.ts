import type { Reader } from '#server/db/open.ts'
import type { AiModel } from './models.contract.ts'

export const listModels = (reader: Reader): Promise<AiModel[]> =>
  reader.selectFrom('aiModels').selectAll().orderBy('id').execute()
