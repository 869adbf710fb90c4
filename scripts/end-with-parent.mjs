// Ends this process when the one that started it ends. npm hands a signal to the shell between
// them, and many a shell ends without handing it on.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 1_000).unref()
