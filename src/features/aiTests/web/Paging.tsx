import { Button, Group } from '@mantine/core'

interface PagingProps {
  page: number
  totalPages: number
  onPage: (page: number) => void
}

export const Paging = ({ page, totalPages, onPage }: PagingProps) => (
  <Group component="nav" gap={14} justify="center" wrap="nowrap" mt={16} aria-label="Pages">
    <Button variant="default" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
      Previous
    </Button>
    <span className="tabular">
      {page} / {totalPages}
    </span>
    <Button
      variant="default"
      size="sm"
      disabled={page >= totalPages}
      onClick={() => onPage(page + 1)}
    >
      Next
    </Button>
  </Group>
)
