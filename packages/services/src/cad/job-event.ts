/** The event that sets `run-cad` going; its id makes it unique however often it is sent. */
export function jobEvent(jobId: string) {
  return { id: `cad/job.created:${jobId}`, name: "cad/job.created", data: { jobId } };
}
