import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './ScreenTabs.module.css'

interface ScreenTabsProps<Tab extends string> {
  label: string
  /** Labels in their order. */
  tabs: Record<Tab, string>
  value: Tab
  onChange: (tab: string | null) => void
  /** Only the open tab's content, so that others read nothing. */
  children: ReactNode
}

/** Tabs that scroll sideways on a phone. */
export function ScreenTabs<Tab extends string>(props: ScreenTabsProps<Tab>) {
  const { label, tabs, value, onChange, children } = props
  const open = useRef<HTMLButtonElement>(null)
  // The URL may open a tab that is beyond a phone's edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is open
  useEffect(() => {
    open.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    <Tabs
      value={value}
      onChange={onChange}
      keepMounted={false}
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List aria-label={label}>
        {Object.entries<string>(tabs).map(([tab, name]) => (
          <Tabs.Tab key={tab} value={tab} ref={tab === value ? open : undefined}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value}>{children}</Tabs.Panel>
    </Tabs>
  )
}
