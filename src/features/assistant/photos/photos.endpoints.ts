import type { z } from 'zod'
import { post } from '#shared/endpoint.ts'
import type { PhotoInfo, PhotoUpload } from './photos.contract.ts'

export const photoEndpoints = {
  topic: 'photos',
  upload: post('/api/photos/upload').takes<z.input<typeof PhotoUpload>>().answers<PhotoInfo>(),
}

export const photoAddress = (id: number) => `/api/photos/${id}`
