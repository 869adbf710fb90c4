import type { Feature } from '#server/feature.ts'
import { codeExportRoutes } from './codeExport.routes.ts'

export const codeExport: Feature = {
  name: 'codeExport',
  routes: codeExportRoutes,
  forPeople: ['/api/code-export'],
}
