// Steps through a recorded run.
