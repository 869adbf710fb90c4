import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { Page } from '../ui/Page.tsx'

export function NotFound() {
  return (
    <Page title="404 Page Not Found" subtitle="Did you forget to add the page to the router?">
      <Button component={Link} href="/">
        Back to Food Pal
      </Button>
    </Page>
  )
}
