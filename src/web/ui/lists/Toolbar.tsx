import type { ReactNode } from 'react'
import { SearchBox, type SearchBoxProps } from '../forms/SearchBox.tsx'
import classes from './Toolbar.module.css'

interface ToolbarProps extends SearchBoxProps {
  /** The filters: FilterSelects, mostly. */
  children?: ReactNode
}

/** Above a list: what narrows it. */
export function Toolbar({ children, ...search }: ToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <SearchBox {...search} />
      </div>
      {children}
    </div>
  )
}
