import { LoadingRows } from '#web/ui/feedback/LoadingRows.tsx'

const rows = [['90%'], ['73%'], ['56%'], ['79%'], ['62%'], ['85%']]

export const PantryLoading = () => (
  <div className="columns" role="status" aria-label="Loading the pantry">
    <LoadingRows title={120} rows={rows} h={46} />
    <LoadingRows title={120} rows={rows.slice(0, 4)} h={46} />
  </div>
)
