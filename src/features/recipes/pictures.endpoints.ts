import type { z } from 'zod'
import { post } from '#shared/endpoint.ts'
import type { PictureInfo, PictureUpload } from './pictures.contract.ts'

export const pictureEndpoints = {
  topic: 'recipe-pictures',
  upload: post('/api/recipe-pictures')
    .takes<z.input<typeof PictureUpload>>()
    .answers<PictureInfo>(),
}

export const pictureSizes = ['small', 'large'] as const
export type PictureSize = (typeof pictureSizes)[number]

export const pictureAddress = (id: number, size: PictureSize) =>
  `/api/recipe-pictures/${id}/${size}`
