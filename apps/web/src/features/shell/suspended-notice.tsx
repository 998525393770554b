import { Notice } from "@inkform/ui/notice";

export function SuspendedNotice() {
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <Notice tone="unsure" title="This project is suspended">
        Nothing is read or drawn for it, and nothing of it is shown, until whoever runs this service
        resumes it. Your other projects are in the menu above.
      </Notice>
    </div>
  );
}
