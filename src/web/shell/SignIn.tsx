import { Button, Card, PasswordInput, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { IconLeaf } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  problemParameter,
  sayProblem,
  serviceSignIn,
  signInEndpoints,
} from '#shared/signIn.endpoints.ts'
import { atBase, ownPath } from '../lib/basePath.ts'
import { endpointQuery, send, withQuery } from '../lib/http/call.ts'
import { problemOf } from '../lib/http/request.ts'
import { signedIn } from '../lib/http/session.ts'
import classes from './SignIn.module.css'

export function SignIn() {
  const client = useQueryClient()
  const [passcode, setPasscode] = useState('')
  const { data: ways } = useQuery(endpointQuery('sign-in', signInEndpoints.ways))
  useDocumentTitle('Sign in · Food Pal')
  const signIn = useMutation({
    mutationFn: () => send(signInEndpoints.signIn, { input: { passcode } }),
    onSuccess: () => {
      // Data read before signing in is dropped; each screen reads its own anew.
      client.clear()
      signedIn()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    signIn.mutate()
  }

  return (
    <main id="main" className={classes.place}>
      <Card component="form" w="100%" maw={360} padding={28} onSubmit={submit}>
        <IconLeaf size={34} className={classes.leaf} aria-hidden />
        <Title order={1} mb={20}>
          Food Pal
        </Title>
        {ways?.passcode !== false && (
          <>
            <PasswordInput
              label="Household passcode"
              autoComplete="current-password"
              autoFocus
              value={passcode}
              onChange={(event) => setPasscode(event.currentTarget.value)}
              error={signIn.isError && problemOf(signIn.error)}
              mb={20}
            />
            <Button type="submit" fullWidth loading={signIn.isPending} disabled={passcode === ''}>
              Sign in
            </Button>
          </>
        )}
        {ways?.service && <ServiceSignIn service={ways.service} isOnly={!ways.passcode} />}
      </Card>
    </main>
  )
}

/** A link, since the browser leaves for the service, and what went wrong there the last time. */
function ServiceSignIn({ service, isOnly }: { service: string; isOnly: boolean }) {
  const named = new URLSearchParams(window.location.search).get(problemParameter)
  const problem = sayProblem(named, service)
  const screen = ownPath(window.location.pathname)
  return (
    <>
      <Button
        component="a"
        href={withQuery(atBase(serviceSignIn), { screen })}
        variant={isOnly ? 'filled' : 'default'}
        fullWidth
        mt={isOnly ? 0 : 12}
      >
        Sign in with {service}
      </Button>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
