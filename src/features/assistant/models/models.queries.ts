import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import type { AiModel } from './models.contract.ts'
import { aiModels } from './models.records.ts'

export const listModels = (reader: Reader): Promise<AiModel[]> => listRecords(reader, aiModels)
