import type { ReactNode } from 'react'
import { SearchBox, type SearchBoxProps } from '../forms/SearchBox.tsx'
import classes from './Toolbar.module.css'

interface ToolbarProps extends SearchBoxProps {
  children?: ReactNode
}

/** A list's search box and filters. */
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
