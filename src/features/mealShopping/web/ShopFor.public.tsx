import { Button, type ButtonProps } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import type { ShopForDialogProps } from './ShopForDialog.tsx'

export const ShopForDialog = lazyDialog(
  async () => (await import('./ShopForDialog.tsx')).ShopForDialog,
)

interface ShopForProps
  extends Pick<ShopForDialogProps, 'query' | 'scaledTo'>,
    Pick<ButtonProps, 'size' | 'className'> {
  label: string
  title?: string
  /** Lets the screen below ignore Escape while the sheet is open. */
  onOpened?: (opened: boolean) => void
}

export function ShopFor(props: ShopForProps) {
  const { label, title = label, query, scaledTo, onOpened, ...button } = props
  const [{ opened, count }, setState] = useState({ opened: false, count: 0 })
  function show(next: boolean) {
    setState({ opened: next, count: next ? count + 1 : count })
    onOpened?.(next)
  }
  return (
    <>
      <Button
        variant="default"
        {...button}
        leftSection={<IconShoppingCart size={17} aria-hidden />}
        onClick={() => show(true)}
      >
        {label}
      </Button>
      <ShopForDialog
        key={count}
        opening={count}
        opened={opened}
        onClose={() => show(false)}
        title={title}
        query={query}
        scaledTo={scaledTo}
      />
    </>
  )
}
