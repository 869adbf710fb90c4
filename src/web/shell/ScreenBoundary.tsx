import { Button } from '@mantine/core'
import { IconMoodSad } from '@tabler/icons-react'
import { Component, type ReactNode } from 'react'
import { CodeUnavailable } from '../lib/lazyComponent.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'

interface ScreenBoundaryProps {
  children: ReactNode
}

interface State {
  error?: unknown
}

/** An error boundary around a screen, so that the rest of the app stays usable. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  #tryAgain = () => {
    // Browsers cache a failed module load; only a reload asks for the code again.
    if (this.state.error instanceof CodeUnavailable) window.location.reload()
    else this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <Page title="Something went wrong">
        <div role="alert">
          <EmptyState
            icon={IconMoodSad}
            title={
              error instanceof CodeUnavailable
                ? "This screen couldn't be loaded"
                : "This screen can't be shown right now"
            }
            text="Your household's data is safe. Try again in a moment."
            action={<Button onClick={this.#tryAgain}>Try again</Button>}
          />
        </div>
      </Page>
    )
  }
}
