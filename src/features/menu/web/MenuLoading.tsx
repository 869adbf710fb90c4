import { Card, Skeleton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { type MenuView, viewDays } from '../menu.logic.ts'
import agenda from './board/Agenda.module.css'
import board from './board/MenuBoard.module.css'

export function MenuLoading({ view }: { view: MenuView }) {
  const days = Array.from({ length: viewDays[view] }, (_, n) => n)
  const list = view === 'agenda'
  return (
    <div
      role="status"
      aria-label="Loading the menu"
      className={board.frame}
      data-week={view === 'week' || undefined}
    >
      <div
        className={list ? agenda.agenda : board.board}
        data-days={days.length}
        style={{ '--rows': 2 } as CSSProperties}
      >
        {days.map((day) => (
          <Card key={day} component="section" padding={14}>
            <div>
              <Skeleton height={20} width={90} mb={6} />
              <Skeleton height={14} width={70} mb={14} />
            </div>
            <div>
              {(list ? [0] : [0, 1, 2, 3]).map((section) => (
                <div key={section}>
                  {!list && <Skeleton height={11} width={76} mt={17} mb={10} />}
                  <Skeleton height={list ? 60 : 41} radius={12} />
                </div>
              ))}
            </div>
          </Card>
        ))}
      </div>
    </div>
  )
}
