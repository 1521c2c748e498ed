import 'package:flutter/material.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'courier_model.dart';
import 'delivery_errors.dart';
import 'l10n/app_localizations.dart';
import 'notices.dart';
import 'offline_queue.dart';

class CourierScreen extends StatelessWidget {
  const CourierScreen({
    super.key,
    required this.permission,
    required this.openId,
    required this.events,
    required this.problem,
    required this.queuedEvents,
    required this.isBusy,
    required this.onAskPermission,
    required this.onOpenSettings,
    required this.onStart,
    required this.onLeaveAtDoor,
    required this.onComplete,
    required this.onCancel,
    required this.onRemedy,
  });

  final PermissionStatus permission;
  final String? openId;
  final List<DeliveryEvent> events;
  final Problem? problem;
  final int queuedEvents;
  final bool isBusy;
  final VoidCallback onAskPermission;
  final VoidCallback onOpenSettings;
  final VoidCallback onStart;
  final VoidCallback onLeaveAtDoor;
  final ValueChanged<Outcome> onComplete;
  final VoidCallback onCancel;
  final ValueChanged<Remedy> onRemedy;

  @override
  Widget build(BuildContext context) {
    final texts = AppLocalizations.of(context);
    return Scaffold(
      body: SafeArea(
        minimum: const EdgeInsets.all(16),
        child: Column(
          crossAxisAlignment: CrossAxisAlignment.start,
          spacing: 12,
          children: [
            PermissionNotice(
              status: permission,
              onAsk: isBusy ? null : onAskPermission,
              onOpenSettings: onOpenSettings,
            ),
            if (problem case Problem(:final text, :final remedy))
              Notice(
                text(texts),
                action: remedy?.label(texts),
                onAction: remedy == null || isBusy
                    ? null
                    : () => onRemedy(remedy),
              ),
            OfflineQueue(queuedEvents),
            Expanded(
              child: ListView(
                children: [
                  for (final event in events)
                    if (eventText(event, texts) case final text?) Text(text),
                ],
              ),
            ),
            if (openId != null)
              EndButtons(
                isBusy: isBusy,
                onLeaveAtDoor: onLeaveAtDoor,
                onComplete: onComplete,
                onCancel: onCancel,
              )
            else
              FilledButton(
                onPressed: permission.isPrecise && !isBusy ? onStart : null,
                child: Text(texts.start),
              ),
          ],
        ),
      ),
    );
  }
}

// #region end-buttons
/// The courier decides how a delivery ended, because an event is only an
/// estimate.
class EndButtons extends StatelessWidget {
  const EndButtons({
    super.key,
    required this.isBusy,
    required this.onLeaveAtDoor,
    required this.onComplete,
    required this.onCancel,
  });

  final bool isBusy;
  final VoidCallback onLeaveAtDoor;
  final ValueChanged<Outcome> onComplete;
  final VoidCallback onCancel;

  /// A tap by mistake must not end a delivery for good.
  Future<void> _askToCancel(BuildContext context) async {
    final texts = AppLocalizations.of(context);
    final confirms = await showDialog<bool>(
      context: context,
      builder: (context) => AlertDialog(
        title: Text(texts.confirmCancel),
        actions: [
          TextButton(
            onPressed: () => Navigator.pop(context, false),
            child: Text(texts.keepDelivering),
          ),
          TextButton(
            onPressed: () => Navigator.pop(context, true),
            child: Text(texts.cancel),
          ),
        ],
      ),
    );
    if (confirms ?? false) onCancel();
  }

  @override
  Widget build(BuildContext context) {
    final texts = AppLocalizations.of(context);
    VoidCallback? unlessBusy(VoidCallback action) => isBusy ? null : action;
    return Wrap(
      spacing: 12,
      children: [
        FilledButton(
          onPressed: unlessBusy(() => onComplete(Outcome.handedToRecipient)),
          child: Text(texts.handedOver),
        ),
        FilledButton(
          onPressed: unlessBusy(onLeaveAtDoor),
          child: Text(texts.leftAtDoor),
        ),
        FilledButton(
          onPressed: unlessBusy(() => onComplete(Outcome.handedToNeighbour)),
          child: Text(texts.withNeighbour),
        ),
        FilledButton(
          onPressed: unlessBusy(() => onComplete(Outcome.failedAttempt)),
          child: Text(texts.nobodyHome),
        ),
        OutlinedButton(
          onPressed: unlessBusy(() => _askToCancel(context)),
          child: Text(texts.cancel),
        ),
      ],
    );
  }
}
// #endregion end-buttons

// #region event-text
/// Nothing for a kind that the courier needn't see, or that a later version
/// adds.
String? eventText(DeliveryEvent event, AppLocalizations texts) =>
    switch (event.kind) {
      Approaching(:final distance) => texts.eventApproaching(
        (distance / 10).round() * 10,
      ),
      Parked() => texts.eventParked,
      BuildingEntered() => texts.eventBuildingEntered,
      FloorChanged(:final floor) => texts.eventFloorChanged(floor),
      DoorReached() => texts.eventDoorReached,
      HandedOver(:final dwell) => texts.eventHandedOver(dwell.inSeconds),
      Departed() => texts.eventDeparted,
      _ => null,
    };
// #endregion event-text
